/** SHA-256 of each stored query, which the zone sends as its id; a test compares them with `documents/documents.ts`. */
export const documentIds = {
  vendors: '74acc7185626f788595cf9abfb36fab2a850422829c7685e2d7c791a28289f19',
  vendor: '2aebfdc23f6d6e1006bb9026a82ea4e9bfffb20fc851cf0f87978b27854117e0',
  compare: '0ce696f184481ac3a10f82ca55e4bacf20f87f54d1303728f288f4e8b007153e',
  favorites: '3140ac63a08cc1f63161c340486dfc04259b86f63675d7f7350027cbd0b3d397',
  software: '6dc2f7d48a2283bb3e5b25f0aa86f37ba0ba71493395974ed228d84704c2722a',
  people: '71aaaf1bc2a4eff3755c8e05928cd70fd41ea582793882a478f6f2917170156b',
  requests: '37817835a31275097c53228dc8b5b7e47b69d4a1f1ca932701a2692c487bb6dc',
  operator: '4959cadc1573e57543e33c759d40df0bf9bcb7edd3d9e85ba679e1d1a436ea87',
} as const;
