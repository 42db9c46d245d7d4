/** Where the page's own content begins; the focus goes there after a change of page. */
export const MAIN_ID = 'main';
