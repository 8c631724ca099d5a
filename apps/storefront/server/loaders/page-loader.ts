import { pageKindOf } from '@korb/contracts/payload';
import { isValidMatch } from '@korb/domain/routes';
import { loadContent } from './content.ts';
import { loadError } from './error.ts';
import type { LoadContext, Loaded } from './load-context.ts';
import { loadTitled } from './titled.ts';

/** The one way to the data of a page, for HTML and payload alike. */
export async function loadPage(context: LoadContext): Promise<Loaded> {
	if (!isValidMatch(context.match)) {
		return loadError(context, 404, `Page Not Found: ${context.path}`);
	}
	switch (pageKindOf(context.match.route.name)) {
		case 'content':
			return loadContent(context);
		case 'titled':
			return loadTitled(context);
		case 'error':
			return { ...(await loadError(context, 500, 'General error')), status: 200 };
	}
}
