'use client';

import type { TextFieldClientProps } from 'payload';
import { pageRoutes } from '../labels.ts';
import { ChoiceField } from './choice-field.tsx';

/** Which page of the shop a text belongs to. */
export function RouteField(props: TextFieldClientProps) {
	return <ChoiceField {...props} choices={pageRoutes()} />;
}
