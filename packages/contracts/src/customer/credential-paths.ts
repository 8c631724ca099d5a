/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getSecurity = 'GET /api/customers/security';
export const getSessions = 'GET /api/customers/sessions';
export const deleteSession = 'DELETE /api/customers/sessions/:sessionId';
export const deleteOtherSessions = 'DELETE /api/customers/sessions';
export const postEmailChange = 'POST /api/customers/email';
export const postEmailConfirm = 'POST /api/customers/email/confirm';
export const putTwoStep = 'PUT /api/customers/two-step';
export const postLoginCode = 'POST /api/auth/code';
export const postCodeLogin = 'POST /api/auth/code/login';
export const postPasskeyLoginOptions = 'POST /api/auth/passkey/options';
export const postPasskeyLogin = 'POST /api/auth/passkey/login';
export const getPasskeys = 'GET /api/customers/passkeys';
export const postPasskeyOptions = 'POST /api/customers/passkeys/options';
export const postPasskey = 'POST /api/customers/passkeys';
export const putPasskey = 'PUT /api/customers/passkeys/:passkeyId';
export const deletePasskey = 'DELETE /api/customers/passkeys/:passkeyId';
