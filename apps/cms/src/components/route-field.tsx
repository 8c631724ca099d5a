'use client';

import type { TextFieldClientProps } from 'payload';
import { pageRoutes } from '../labels.ts';
import { ChoiceField } from './choice-field.tsx';

/** The built-in page that a text belongs to. */
export function RouteField(props: TextFieldClientProps) {
	return <ChoiceField {...props} choices={pageRoutes()} />;
}
