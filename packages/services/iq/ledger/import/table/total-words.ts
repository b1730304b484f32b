/** Words for a total in the languages whose tables are read, in lower case. */
const words = new Set(
  `total, totals, subtotal, subtotals, sub total, sub-total, grand total, grand totals, report total, report totals, page total,
  running total, overall total, invoice total, sum, percentage of total, % of total, percent of total,
  summe, gesamtsumme, zwischensumme, endsumme, gesamt, insgesamt, saldo gesamt,
  sous-total, sous total, total général, total ttc, total general, totales, total geral, totais,
  totale, totale generale, totale complessivo, subtotale, totaal, subtotaal, eindtotaal, totalt, summa, i alt, yhteensä, kokku,
  razem, suma, ogółem, łącznie, celkem, spolu, összesen, mindösszesen, ukupno, skupaj, iš viso, kopā,
  toplam, genel toplam, ara toplam, σύνολο, γενικό σύνολο, μερικό σύνολο,
  итого, всего, всего к оплате, итого к оплате, общий итог, разом, всього, общо, укупно,
  合计, 合計, 合 计, 合 計, 总计, 總計, 小计, 小計, 総計, 합계, 총계, 소계,
  المجموع, الإجمالي, الاجمالي, جمع, جمع کل, סה"כ, סה״כ, कुल, कुल योग, योग, รวม, รวมทั้งสิ้น, tổng, tổng cộng, jumlah`
    .split(',')
    .map((word) => word.trim()),
);

/** Whether a cell only names a total: `Total`, `Gesamt:`, `合计`. */
export const isTotalWord = (cell: string): boolean =>
  cell.length < 100 &&
  words.has(
    cell
      .trim()
      .replace(/\s?[:：]$/, '')
      .replace(/\s+/g, ' ')
      .toLowerCase(),
  );
