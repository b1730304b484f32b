import { textEncodings } from '@suite/values/text-encodings';
import * as v from 'valibot';

export const encoding = v.picklist(textEncodings);
export type Encoding = v.InferOutput<typeof encoding>;
