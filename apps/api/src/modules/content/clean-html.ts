import sanitizeHtml from 'sanitize-html';

/**
 * What is left of an editor's own HTML: text, structure and pictures. Nothing in it can run, send
 * a form, dress the page in other styles or take a name the page's own code might look for.
 */
export function cleanHtml(html: string): string {
	return sanitizeHtml(html, {
		allowedTags,
		allowedAttributes: {
			a: ['href', 'title', 'rel'],
			img: ['src', 'alt', 'width', 'height', 'loading'],
			th: ['scope', 'colspan', 'rowspan'],
			td: ['colspan', 'rowspan'],
			ol: ['start'],
		},
		allowedSchemes: ['http', 'https', 'mailto', 'tel'],
		allowProtocolRelative: false,
		// The page's policy shows no pictures of other hosts; a broken one helps nobody.
		exclusiveFilter: ({ tag, attribs }) =>
			tag === 'img' && !/^\/(?![/\\])/.test(attribs['src'] ?? ''),
		disallowedTagsMode: 'discard',
		transformTags: {
			a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
			img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
			h1: 'h2',
		},
	});
}

const allowedTags = [
	...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'div', 'span', 'section', 'article', 'blockquote'],
	...[
		'a',
		'strong',
		'b',
		'em',
		'i',
		'u',
		's',
		'small',
		'sub',
		'sup',
		'abbr',
		'mark',
		'code',
		'pre',
	],
	...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
	...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'details', 'summary'],
];
