// @ts-check
import { configure } from '@testing-library/react';

/** In milliseconds. A match ends the wait at once; the library's default of one second is too short on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
