'use client';

import type { Choice, ChoiceKind, ChoiceList } from '@korb/contracts/content/editor-choices';
import { FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import { ChosenList } from './chosen-list.tsx';
import { Combobox } from './combobox.tsx';
import { useShop } from './use-shop.ts';

type PickerProps = TextFieldClientProps & { kind: ChoiceKind };

/** Picks one or several entities of the shop; stores the plain SKU or slug. */
export const PickerField = withCondition(Picker);

function Picker({ field, path: givenPath, kind, readOnly }: PickerProps) {
	const { value, setValue, showError, errorMessage, disabled, path } = useField<
		string | string[] | null
	>({ potentiallyStalePath: givenPath });
	const [term, setTerm] = useState('');
	const [seen, setSeen] = useState<Map<string, Choice>>(new Map());
	const values = [value ?? []].flat().filter(Boolean);
	const isMany = field.hasMany === true;
	const isDisabled = readOnly === true || disabled === true;
	const unseen = values.filter((one) => !seen.has(one));
	const { answer } = useShop<ChoiceList>(
		'choices',
		unseen.length > 0 ? { kind, values: unseen } : null,
	);
	const known = new Map([
		...seen,
		...(answer?.results ?? []).map((choice) => [choice.value, choice] as const),
	]);
	const store = (next: string[]) => setValue(isMany ? next : (next[0] ?? null));
	const id = `field-${path.replaceAll('.', '__')}`;
	return (
		<div className="field-type text korb-picker" data-path={path}>
			<FieldLabel
				label={field.label ?? ''}
				path={path}
				required={field.required === true}
				htmlFor={id}
			/>
			<div className="field-type__wrap">
				<FieldError path={path} showError={showError} message={errorMessage ?? ''} />
				<ChosenList
					values={values}
					known={known}
					isComplete={answer !== null || unseen.length === 0}
					isOrdered={isMany}
					isDisabled={isDisabled}
					onChange={store}
				/>
				{(isMany || values.length === 0) && (
					<Combobox
						id={id}
						kind={kind}
						text={term}
						onType={setTerm}
						isInvalid={showError === true}
						isDisabled={isDisabled}
						onChoose={(choice) => {
							setTerm('');
							setSeen(new Map(known).set(choice.value, choice));
							store([...values.filter((one) => one !== choice.value), choice.value]);
						}}
					/>
				)}
			</div>
			<FieldDescription path={path} description={field.admin?.description ?? ''} />
		</div>
	);
}
