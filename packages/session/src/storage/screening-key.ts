/**
 * Where this device keeps the answers. That there are any says that somebody was here before, which a page may ask before
 * it has anything that could read them.
 */
export const SCREENING_KEY = 'vayl.screening';
