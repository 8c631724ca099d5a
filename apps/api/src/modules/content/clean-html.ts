import sanitizeHtml from 'sanitize-html';

/**
 * Sanitises an editor's custom HTML to text, structure and pictures. Nothing in it can run code,
 * submit a form, restyle the page or shadow an id the page's own code looks up.
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
		// The CSP blocks pictures of other hosts, so they are removed instead of showing up broken.
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
