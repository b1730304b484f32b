/** SHA-256 of each stored query, which the zone sends as its id; a test compares them with `documents/documents.ts`. */
export const documentIds = {
  vendors: '74acc7185626f788595cf9abfb36fab2a850422829c7685e2d7c791a28289f19',
  vendor: '91c2d43de5002d78cae4e79db520bab009b081eae543b43f232af06b8813b4c3',
  compare: '0d39f6d36eec7454aec4067b46fee6666f88f32d293839c87c8219d7bb6d8bab',
  favorites: '3140ac63a08cc1f63161c340486dfc04259b86f63675d7f7350027cbd0b3d397',
  software: 'aaa535273649735492c934deb971b4083eddc7c9c3159f7ad8b0f34e309bfb94',
  people: '71aaaf1bc2a4eff3755c8e05928cd70fd41ea582793882a478f6f2917170156b',
  requests: '37817835a31275097c53228dc8b5b7e47b69d4a1f1ca932701a2692c487bb6dc',
  operator: '4959cadc1573e57543e33c759d40df0bf9bcb7edd3d9e85ba679e1d1a436ea87',
} as const;
