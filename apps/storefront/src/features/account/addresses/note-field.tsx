import { useWatch } from 'react-hook-form';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { ChipRow, ToggleChip } from '../../../ui/label/chip.tsx';
import styles from './address-fields.module.css';
import type { AddressValues } from './address-values.ts';
import { toggleHint } from './toggle-hint.ts';

const MAX_LENGTH = 240;
const hints = ['noLift', 'courtyard', 'atTheDoor'] as const;

export function NoteField({ form }: { form: Form<AddressValues> }) {
	const t = useMessages();
	const note = useWatch({ control: form.control, name: 'additionalInfo' });
	return (
		<div>
			<TextField
				label={t('account.address.note')}
				aside={t('form.optional')}
				hint={t('account.address.noteLength', { count: note.length, max: MAX_LENGTH })}
				autoComplete="off"
				{...form.field('additionalInfo')}
			/>
			<div className={styles['hints']}>
				<ChipRow label={t('account.address.hints')}>
					{hints.map((hint) => {
						const text = t(`account.address.hint.${hint}`);
						return (
							<ToggleChip
								key={hint}
								pressed={note.includes(text)}
								onClick={() =>
									form.setValue('additionalInfo', toggleHint(note, text), {
										shouldValidate: true,
									})
								}
							>
								{text}
							</ToggleChip>
						);
					})}
				</ChipRow>
			</div>
		</div>
	);
}
