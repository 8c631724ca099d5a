import { StringDecoder } from 'node:string_decoder';
import sax from 'sax';

type Handlers = {
	open?: (name: string, attributes: Record<string, string>) => void;
	close?: (name: string) => void;
	text?: (text: string) => void;
};

/** More than any spreadsheet has: what the parser holds of a document must not grow with it. */
const MAX_DEPTH = 50;
const MAX_ATTRIBUTES = 100;

/**
 * Calls the handlers as the document arrives, names without prefixes. Yields after each chunk, so that
 * the caller can hand on what it has. Document types are not read: no entity can grow.
 */
export async function* parseXml(
	bytes: AsyncIterable<Buffer>,
	{ open, close, text }: Handlers,
): AsyncGenerator<void> {
	const xml = sax.parser(true);
	const decoder = new StringDecoder('utf8');
	let depth = 0;
	let attributesLeft = 0;
	xml.onopentagstart = () => {
		if (++depth > MAX_DEPTH) throw new XmlError('elements are nested too deeply');
		attributesLeft = MAX_ATTRIBUTES;
	};
	xml.onattribute = () => {
		if (attributesLeft-- === 0) throw new XmlError('an element has too many attributes');
	};
	xml.onopentag = ({ name, attributes }) =>
		open?.(localName(name), attributes as Record<string, string>);
	xml.onclosetag = (name) => {
		depth--;
		close?.(localName(name));
	};
	xml.ontext = (value) => text?.(value);
	xml.oncdata = (value) => text?.(value);
	xml.onerror = (error) => {
		throw new XmlError(error.message);
	};
	for await (const chunk of bytes) {
		xml.write(decoder.write(chunk));
		yield;
	}
	xml.write(decoder.end()).close();
	yield;
}

export class XmlError extends Error {}

function localName(name: string): string {
	return name.slice(name.indexOf(':') + 1);
}
