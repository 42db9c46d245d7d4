/**
 * The server answers no longer text; a field for it takes no more. In a file of its own, because error texts name it and
 * every page has those: a page must not load the schemas with it.
 */
export const MOST_QUERY_CHARACTERS = 500;
