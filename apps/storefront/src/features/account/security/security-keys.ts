export const SECURITY_KEY = ['security'];
export const PASSKEYS_KEY = ['passkeys'];
export const SESSIONS_KEY = ['sessions'];
