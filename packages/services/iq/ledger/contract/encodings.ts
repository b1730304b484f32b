import * as v from 'valibot';

/** The encodings of text files, by the labels of the WHATWG Encoding Standard where it has one. */
export const encoding = v.picklist([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'iso-8859-2',
  'iso-8859-15',
  'koi8-r',
  'macintosh',
  'ibm850',
  'ibm866',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
]);
export type Encoding = v.InferOutput<typeof encoding>;

/** Names of encodings for people. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-1257': 'Windows-1257',
  'iso-8859-2': 'ISO 8859-2',
  'iso-8859-15': 'ISO 8859-15',
  'koi8-r': 'KOI8-R',
  macintosh: 'Mac Roman',
  ibm850: 'DOS 850',
  ibm866: 'DOS 866',
  shift_jis: 'Shift_JIS',
  'euc-jp': 'EUC-JP',
  gb18030: 'GB18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
};
