/** The very top of a page, above its navigation. */
export const TOP_ID = 'top';
