/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const listSynonyms = 'GET /admin/search-synonyms';
export const postSynonym = 'POST /admin/search-synonyms';
export const deleteSynonym = 'DELETE /admin/search-synonyms/:synonymId';
