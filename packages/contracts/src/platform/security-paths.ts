/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getSecurityTxt = 'GET /.well-known/security.txt';
/** Below `/logs`, so that every edge already forwards it to the API and caches nothing. */
export const postPolicyReport = 'POST /logs/policy';
