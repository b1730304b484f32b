const types: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'invalid_request_error',
  429: 'rate_limit_error',
};

export const openAiError = (status: number, message: string, code: string | null = null) => ({
  message,
  type: types[status] ?? 'server_error',
  param: null,
  code,
});
