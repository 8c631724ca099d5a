'use client';

import { SelectInput, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { Label } from '../labels.ts';

export type Choice = { value: string; label: Label };

/**
 * A select stored as plain text, so that new options need no migration, as they would with Payload's
 * own select.
 */
export function ChoiceField({
	field,
	path,
	choices,
}: TextFieldClientProps & { choices: Choice[] }) {
	const { value, setValue, showError, disabled, customComponents } = useField<string>({ path });
	const { i18n } = useTranslation();
	const options = choices.map((choice) => ({
		value: choice.value,
		label: choice.label[i18n.language === 'en' ? 'en' : 'de'],
	}));
	const isGone = value && !choices.some((choice) => choice.value === value);
	return (
		<SelectInput
			name={field.name}
			path={path}
			label={field.label ?? ''}
			description={field.admin?.description ?? ''}
			Description={customComponents?.Description}
			Error={customComponents?.Error}
			Label={customComponents?.Label}
			options={isGone ? [...options, { value, label: value }] : options}
			value={value ?? ''}
			showError={showError}
			readOnly={disabled}
			onChange={(chosen) => setValue(chosen && !Array.isArray(chosen) ? chosen.value : null)}
		/>
	);
}
