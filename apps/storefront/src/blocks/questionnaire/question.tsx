import { stars } from '@korb/domain/customer/questionnaire';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { FieldNotes, useFieldWiring } from '../../ui/fields/form-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './questionnaire-block.module.css';

type QuestionProps = {
	question: BlockOf<'questionnaire'>['questions'][number];
	error: string | undefined;
};
const MAX_ANSWER = 2000;

export function Question({ question, error }: QuestionProps) {
	const t = useMessages();
	const { name, label, kind, isRequired } = question;
	const aside = isRequired ? undefined : t('form.optional');
	switch (kind) {
		case 'choice':
			return <OneOf question={question} choices={question.choices} error={error} />;
		case 'rating':
			return <OneOf question={question} choices={stars} error={error} />;
		case 'choices':
			return <SomeOf question={question} error={error} />;
		case 'long-text':
			return (
				<Textarea
					restText={(rest) => t('form.rest', { rest: Math.max(0, rest) })}
					name={name}
					label={label}
					rows={4}
					maxLength={MAX_ANSWER}
					error={error}
				/>
			);
		case 'age':
			return (
				<TextField
					name={name}
					label={label}
					aside={aside}
					inputMode="numeric"
					maxLength={10}
					error={error}
				/>
			);
		case 'text':
			return <TextField name={name} label={label} aside={aside} maxLength={200} error={error} />;
	}
}

function OneOf({ question, choices, error }: QuestionProps & { choices: readonly string[] }) {
	const options = choices.map((choice) => ({ value: choice, label: choice }));
	const isRow = question.kind === 'rating';
	return (
		<div className={isRow ? styles['row'] : undefined}>
			<RadioGroup legend={question.label} name={question.name} options={options} error={error} />
		</div>
	);
}

function SomeOf({ question, error }: QuestionProps) {
	const { id, ...wiring } = useFieldWiring({ error });
	return (
		<fieldset className={styles['choices']} aria-describedby={wiring['aria-describedby']}>
			<legend>{question.label}</legend>
			{question.choices.map((choice) => (
				<CheckboxField key={choice} name={question.name} value={choice} label={choice} />
			))}
			<FieldNotes id={id} error={error} />
		</fieldset>
	);
}
