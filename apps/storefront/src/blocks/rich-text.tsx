import type { Inline, RichText as RichTextValue } from '@korb/contracts/content/blocks/rich-text';
import type { ReactNode } from 'react';
import { AppLink } from '../platform/navigation/app-link.tsx';

type Part = RichTextValue[number];

/** Formatted editorial text. It arrives as a tree, so there is no HTML to escape. */
export function RichText({ value }: { value: RichTextValue }) {
	return value.map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their order
		<RichTextPart key={index} part={part} />
	));
}

function RichTextPart({ part }: { part: Part }) {
	if (typeof part === 'string') return <p>{part}</p>;
	switch (part.type) {
		case 'paragraph':
			return <p>{toInlines(part.children)}</p>;
		case 'heading': {
			const Heading = `h${part.level}` as const;
			return <Heading>{toInlines(part.children)}</Heading>;
		}
		case 'quote':
			return <blockquote>{toInlines(part.children)}</blockquote>;
		case 'list': {
			const List = part.isOrdered ? 'ol' : 'ul';
			return (
				<List>
					{part.items.map((item, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: items keep their order
						<li key={index}>{toInlines(item)}</li>
					))}
				</List>
			);
		}
	}
}

function toInlines(inlines: Inline[]): ReactNode[] {
	// biome-ignore lint/suspicious/noArrayIndexKey: runs of text keep their order
	return inlines.map((inline, index) => <InlinePart key={index} inline={inline} />);
}

function InlinePart({ inline }: { inline: Inline }) {
	if (typeof inline === 'string') return inline;
	if ('break' in inline) return <br />;
	if ('href' in inline) {
		return (
			<AppLink href={inline.href} isExternal>
				{toInlines(inline.children)}
			</AppLink>
		);
	}
	let text: ReactNode = inline.text;
	if (inline.bold) text = <strong>{text}</strong>;
	if (inline.italic) text = <em>{text}</em>;
	if (inline.underline) text = <u>{text}</u>;
	if (inline.kill) text = <s>{text}</s>;
	return text;
}
