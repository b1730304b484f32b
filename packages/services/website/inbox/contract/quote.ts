/** The quote of earlier mails at the end of a mail, as Outlook, Gmail and Apple Mail write it in many languages. */

/** Words before and after the name and time in the line that introduces a quote: `On Jan 5, Ann wrote:`. */
const introductions = [
  ['On ', ' wrote:'],
  ['Am ', ' schrieb'],
  ['Le ', ' a écrit'],
  ['El ', ' escribió:'],
  ['Em ', ' escreveu:'],
  ['Il ', ' ha scritto:'],
  ['Op ', ' schreef'],
  ['Op ', ' geschreven'],
  ['W dniu ', ' napisał'],
  ['W dniu ', ' pisze'],
  ['Dnia ', ' napisał'],
  ['Den ', ' skrev'],
] as const;

/** Other words in that line, wherever its date is; they count only directly above marked lines. */
const verbs =
  'wrote|schrieb|écrit|escribió|escreveu|scritto|schreef|geschreven|napisał|pisze|skrev|kirjoitti|napsal|пишет|yazdı|写道|寫道|のメール|작성'.split(
    '|',
  );

const separators = new Set([
  'original message',
  'ursprüngliche nachricht',
  "message d'origine",
  'mensaje original',
  'mensagem original',
  'messaggio originale',
  'oorspronkelijk bericht',
  'wiadomość oryginalna',
  'ursprungligt meddelande',
  'oprindelig meddelelse',
  'opprinnelig melding',
]);

/** What a mail that passes on another one writes above it: the firm has not read that one. */
const forwards = new Set([
  'forwarded message',
  'begin forwarded message:',
  'weitergeleitete nachricht',
  'anfang der weitergeleiteten nachricht:',
  'message transféré',
  'début du message transféré :',
  'mensaje reenviado',
  'inicio del mensaje reenviado:',
  'mensagem encaminhada',
  'messaggio inoltrato',
  'inizio messaggio inoltrato:',
  'doorgestuurd bericht',
  'wiadomość przekazana dalej',
  'vidarebefordrat meddelande',
  'videresendt besked',
  'videresendt melding',
]);

const labelsOf = (labels: string) => new Set(labels.split('|'));

const senderLabels = labelsOf('from|von|de|da|van|od|från|fra|lähettäjä|feladó|от|kimden|差出人|发件人|寄件者|보낸 사람');

const dateLabels = labelsOf(
  'sent|date|gesendet|datum|envoyé|enviado|enviado el|fecha|enviada|enviada em|data|inviato|verzonden|wysłano|skickat|sendt|dato|lähetetty|odesláno|elküldve|отправлено|дата|gönderildi|gönderilen|tarih|送信日時|日付|发送时间|日期|傳送時間|보낸 날짜|날짜',
);

const otherLabels = labelsOf(
  'to|cc|subject|an|betreff|à|objet|para|asunto|assunto|a|oggetto|aan|onderwerp|do|temat|till|ämne|til|emne|kopi|vastaanottaja|aihe|komu|předmět|címzett|tárgy|кому|тема|kime|konu|宛先|件名|收件人|主题|收件者|主旨|받는 사람|제목',
);

/** Maximum length of an introduction, which can be broken into several lines. */
const MAX_INTRODUCTION = 300;

/**
 * Splits a mail into its own words and the quote at its end, both without blank lines around them. A mail of nothing but a quote is
 * its own words, because somebody forwarded it. Reads each line a fixed number of times.
 */
export function splitQuote(text: string): { own: string; quote: string } {
  const all = text.split('\n');
  const start = Math.min(startOfHistory(all), startOfMarked(all));
  const own = all.slice(0, start).join('\n').trim();
  return own ? { own, quote: all.slice(start).join('\n').trim() } : { own: text.trim(), quote: '' };
}

/** Returns the index of the first line after which all is an earlier mail; the number of lines when there is none. */
function startOfHistory(all: readonly string[]): number {
  const labels = all.map(labelOf);
  const lastMarked = all.findLastIndex((line) => line.startsWith('>'));
  for (let index = 0; index < all.length; index++) {
    const line = (all[index] ?? '').trim();
    if (line === '') continue;
    if (isForward(line)) return all.length;
    if (isSeparator(line) || isHeader(labels, index)) return withRule(all, index);
    // Somebody may answer below or between marked lines, so those count only at the end.
    if (index > lastMarked && linesOfIntroduction(all, index)) return index;
  }
  return all.length;
}

/** Returns the index of the block of marked lines at the end, with the lines that introduce it. */
function startOfMarked(all: readonly string[]): number {
  const last = lastOwn(all, all.length);
  if (!all.slice(last + 1).some((line) => line.startsWith('>'))) return all.length;
  for (let lines = 1; lines <= 3; lines++)
    if (last - lines + 1 >= 0 && linesOfIntroduction(all, last - lines + 1) === lines) return last - lines + 1;
  return last >= 0 && introduces((all[last] ?? '').trim()) ? last : last + 1;
}

/** Whether a line above marked lines names who wrote them, and when. */
function introduces(line: string): boolean {
  if (line.length > MAX_INTRODUCTION || !/[:：]$/.test(line) || !hasDigit(line)) return false;
  return line.includes('@') || verbs.some((verb) => line.includes(verb));
}

/** Returns the index of the last line before another that is neither marked nor blank; -1 when there is none. */
function lastOwn(all: readonly string[], end: number): number {
  for (let index = end - 1; index >= 0; index--) {
    const line = all[index] ?? '';
    if (line.trim() !== '' && !line.startsWith('>')) return index;
  }
  return -1;
}

/** Returns how many lines an introduction takes that begins at a line; 0 when none does. */
function linesOfIntroduction(all: readonly string[], index: number): number {
  const first = (all[index] ?? '').trim();
  const found = introductions.find(([start]) => first.startsWith(start));
  if (!found) return 0;
  let line = '';
  for (let lines = 1; lines <= 3; lines++) {
    line = `${line} ${(all[index + lines - 1] ?? '').trim()}`;
    if (line.length > MAX_INTRODUCTION) return 0;
    if (line.endsWith(':') && line.includes(found[1]) && hasDigit(line)) return lines;
  }
  return 0;
}

const hasDigit = (line: string): boolean => [...line].some((character) => character >= '0' && character <= '9');

/** Whether a line is `-----Original Message-----`, in one of the languages. */
function isSeparator(line: string): boolean {
  if (!line.startsWith('---') || !line.endsWith('---') || line.length > 100) return false;
  return separators.has(line.replaceAll('-', '').trim().toLowerCase().replaceAll('’', "'"));
}

/** Whether a line introduces a mail that is passed on. */
const isForward = (line: string): boolean => line.length <= 100 && forwards.has(line.replaceAll('-', '').trim().toLowerCase());

/** Whether the header of an earlier mail begins at a line, by the labels of all lines: its sender or date, and then the other of both and who it was for. */
function isHeader(labels: readonly string[], index: number): boolean {
  const first = labels[index] ?? '';
  if (!senderLabels.has(first) && !dateLabels.has(first)) return false;
  const next = labels.slice(index, index + 9);
  return [senderLabels, dateLabels, otherLabels].every((some) => next.some((label) => some.has(label)));
}

/** Returns the label of `Sent: …` or `*Sent:* …` in lower case. */
const labelOf = (line: string): string => {
  if (line === '') return '';
  const head = line.slice(0, 20);
  const end = head.search(/[:：]/);
  return end < 0 ? '' : head.slice(0, end).replaceAll('*', '').trim().toLowerCase();
};

/** Includes the rule of underscores that Outlook draws above an earlier mail. */
function withRule(all: readonly string[], index: number): number {
  const before = lastOwn(all, index);
  const line = (all[before] ?? '').trim();
  return line.length >= 10 && line.replaceAll('_', '') === '' ? before : index;
}
