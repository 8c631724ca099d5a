import { useMessages } from '../../lib/use-messages.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import type { BlockOf } from '../block-of.ts';
import { SendForm } from '../parts/send-form.tsx';
import styles from './questionnaire-block.module.css';

type QuestionProps = { question: BlockOf<'questionnaire'>['questions'][number] };
const STARS = ['1', '2', '3', '4', '5'];

export function QuestionnaireBlock({ block }: { block: BlockOf<'questionnaire'> }) {
	const t = useMessages();
	return (
		<SendForm
			title={block.title}
			text={block.text}
			address="/api/questionnaire"
			extra={{ questionnaire: block.name }}
			submit={t('questionnaire.send')}
			thanks={t('questionnaire.sent')}
		>
			{block.questions.map((question) => (
				<Question key={question.name} question={question} />
			))}
		</SendForm>
	);
}

function Question({ question }: QuestionProps) {
	const t = useMessages();
	const { name, label, kind, isRequired: required } = question;
	switch (kind) {
		case 'choice':
			return <Choice question={question} choices={question.choices} />;
		case 'rating':
			return <Choice question={question} choices={STARS} />;
		case 'choices':
			return (
				<fieldset className={styles['choices']}>
					<legend>{label}</legend>
					{question.choices.map((choice) => (
						<CheckboxField key={choice} name={`${name}.${choice}`} label={choice} />
					))}
				</fieldset>
			);
		case 'long-text':
			return (
				<Textarea
					restText={(rest) => t('form.rest', { rest: Math.max(0, rest) })}
					name={name}
					label={label}
					rows={4}
					maxLength={2000}
					required={required}
				/>
			);
		case 'age':
			return (
				<TextField name={name} label={label} type="number" min={0} max={130} required={required} />
			);
		case 'text':
			return <TextField name={name} label={label} maxLength={200} required={required} />;
	}
}

function Choice({ question, choices }: QuestionProps & { choices: string[] }) {
	return (
		<RadioGroup
			legend={question.label}
			name={question.name}
			options={choices.map((choice) => ({ value: choice, label: choice }))}
			required={question.isRequired}
		/>
	);
}
