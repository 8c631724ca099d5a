import { postAnswers } from '@korb/contracts/forms/forms-paths';
import { type AnswerProblem, checkAnswers } from '@korb/domain/customer/questionnaire';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { captchaAnswer } from '../../platform/captcha/captcha-answer.ts';
import { formErrorText } from '../../platform/messages/form-error-text.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { usePrefill } from '../../shop/session/use-prefill.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { BlockOf } from '../block-of.ts';
import { FormSection } from '../parts/form-section.tsx';
import { Question } from './question.tsx';
import styles from './questionnaire-block.module.css';
import { readAnswers } from './read-answers.ts';

/** Questions of these names are answered from the account. None of it identifies a person. */
const prefilled = {
	age: 'age',
	gender: 'gender',
	academicTitle: 'academicTitle',
	countryCode: 'countryCode',
} as const;

type Outcome = 'open' | 'sending' | 'sent' | 'failed';

export function QuestionnaireBlock({ block }: { block: BlockOf<'questionnaire'> }) {
	const t = useMessages();
	const [outcome, setOutcome] = useState<Outcome>('open');
	const [problems, setProblems] = useState<Record<string, AnswerProblem>>({});

	const element = useRef<HTMLFormElement>(null);
	const fieldOf = (name: string) =>
		element.current?.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;
	usePrefill(
		{
			getValues: (name) => fieldOf(name)?.value,
			setValue: (name, value) => {
				const field = fieldOf(name);
				if (field) field.value = value;
			},
		},
		prefilled,
	);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const answers = readAnswers(block.questions, new FormData(form));
		const found = checkAnswers(block.questions, answers);
		setProblems(found);
		const [first] = Object.keys(found);
		if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
		setOutcome('sending');
		try {
			const body = { answers, ...(await captchaAnswer()) };
			await api.call(postAnswers, { params: { id: block.name }, body });
			setOutcome('sent');
		} catch {
			setOutcome('failed');
		}
	}

	return (
		<FormSection
			title={block.title}
			text={block.text}
			thanks={outcome === 'sent' && t('questionnaire.sent')}
		>
			<form
				ref={element}
				noValidate
				className={styles['form']}
				onSubmit={(event) => void send(event)}
			>
				{block.questions.map((question) => {
					const problem = problems[question.name];
					const error = problem && formErrorText(t, problem);
					return <Question key={question.name} question={question} error={error} />;
				})}
				{outcome === 'failed' && (
					<div role="alert">
						<Notice tone="danger">{t('form.failed')}</Notice>
					</div>
				)}
				<Button type="submit" loading={outcome === 'sending' && t('form.sending')}>
					{t('questionnaire.send')}
				</Button>
			</form>
		</FormSection>
	);
}
