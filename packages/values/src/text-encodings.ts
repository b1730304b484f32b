/** Names for people of the encodings of text files, by the labels of the WHATWG Encoding Standard where it has one. */
export const encodingNames = {
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
} as const;

export type TextEncoding = keyof typeof encodingNames;

export const textEncodings = Object.keys(encodingNames) as TextEncoding[];

/** Encodings with one byte per letter, in order of preference where a text is as likely in several. */
export const singleByteEncodings = [
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
  'macintosh',
  'koi8-r',
  'ibm850',
  'ibm866',
] as const satisfies readonly TextEncoding[];
