import type { Place, Text } from '../language.ts';

/** What the law wants to be findable, in both languages, part by part. */
export type LegalText = { place: Place; title: Text; lead: Text; parts: LegalPart[] };

type LegalPart = [heading: Text, ...texts: Passage[]];

/** A paragraph, or the points of a list. */
export type Passage = Text | Text[];
