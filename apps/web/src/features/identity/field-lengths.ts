// The most that the contract takes. A longer text is not cut by the server but refused, so the fields end there.
export const MOST_EMAIL_LENGTH = 254;
export const MOST_PASSWORD_LENGTH = 256;
export const MOST_NAME_LENGTH = 200;
export const MOST_TOKEN_LENGTH = 200;
