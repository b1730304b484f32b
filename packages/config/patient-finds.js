// @ts-check
import { configure } from '@testing-library/react';

/** In milliseconds. What is found ends the wait at once; the library's one second is too short on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
