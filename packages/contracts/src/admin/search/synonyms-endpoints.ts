import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded } from '../access.ts';
import { NewSynonyms, SynonymChange, SynonymGroup } from './synonyms.ts';
import * as paths from './synonyms-paths.ts';

const tags = ['search'];
const access = 'search.synonyms' as const;

export const listSynonyms = {
	...at(paths.listSynonyms),
	access,
	errors: guarded,
	tags,
	summary: 'Lists the synonyms of the shop’s search, the latest first',
	response: { 200: z.object({ synonyms: z.array(SynonymGroup) }), ...problem },
};

export const postSynonym = {
	...at(paths.postSynonym),
	access,
	errors: [...guarded, 'conflict'] as const,
	tags,
	summary:
		'Makes the search of the shop treat terms as the same, from the next search on. 409 (`code: known`) when it does so already, (`code: tooMany`) from 1,000 groups on',
	body: NewSynonyms,
	response: { 201: SynonymChange, ...problem },
};

export const deleteSynonym = {
	...at(paths.deleteSynonym),
	access,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Removes a group of synonyms',
	params: z.object({ synonymId: z.coerce.number().int().min(1).max(2_147_483_647) }),
	response: { 200: SynonymChange, ...problem },
};
