import { ContactForm, refuseUploads } from '@korb/contracts/forms/forms';
import { postContact } from '@korb/contracts/forms/forms-paths';
import { CAPTCHA_HEADER } from '@korb/contracts/platform/wire-names';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { captchaAnswer } from '../../platform/captcha/captcha-answer.ts';
import { formErrorText } from '../../platform/messages/form-error-text.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { usePrefill } from '../../shop/session/use-prefill.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { Form, FormRow } from '../../ui/form/form.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import type { BlockOf } from '../block-of.ts';
import { FormSection } from '../parts/form-section.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactUploads } from './contact-uploads.tsx';

const MAX_TEXT = 1700;
const empty = Object.fromEntries(
	Object.keys(ContactForm.shape).map((name) => [name, '']),
) as ContactForm;

const prefilled = {
	firstname: 'firstName',
	surname: 'lastName',
	email: 'email',
	city: 'city',
} as const;

export function ContactFormBlock({ block }: { block: BlockOf<'contact-form'> }) {
	const t = useMessages();
	const errorText = (message: string) => formErrorText(t, message);
	const topics = block.topics.map((topic) => ({ value: topic, text: topic }));
	const form = useSchemaForm(ContactForm, {
		defaults: { ...empty, topic: block.topics[0] ?? '' },
		errorText,
	});
	usePrefill(form, prefilled);
	const [files, setFiles] = useState<File[]>([]);
	const [outcome, setOutcome] = useState<'open' | 'sent' | 'failed'>('open');
	const filesProblem = refuseUploads(files);

	async function send(message: ContactForm) {
		if (filesProblem) return;
		const body = new FormData();
		for (const [name, value] of Object.entries(message)) if (value) body.append(name, value);
		for (const file of files) body.append('files', file);
		try {
			const { captcha } = await captchaAnswer();
			await api.call(postContact, {
				body,
				headers: captcha ? { [CAPTCHA_HEADER]: captcha } : {},
			});
			setOutcome('sent');
		} catch {
			setOutcome('failed');
		}
	}

	return (
		<FormSection
			title={block.title}
			text={block.text}
			thanks={outcome === 'sent' && t('contact.sent')}
		>
			<Form
				form={form}
				columns={2}
				onSubmit={send}
				problem={outcome === 'failed' && t('form.failed')}
			>
				{topics.length > 0 && (
					<FormRow>
						<SelectField label={t('contact.topic')} options={topics} {...form.field('topic')} />
					</FormRow>
				)}
				<TextField
					label={t('contact.firstName')}
					autoComplete="given-name"
					{...form.field('firstName')}
				/>
				<TextField
					label={t('contact.lastName')}
					aside={t('form.optional')}
					autoComplete="family-name"
					{...form.field('lastName')}
				/>
				<FormRow>
					<TextField
						type="email"
						label={t('contact.email')}
						autoComplete="email"
						{...form.field('email')}
					/>
				</FormRow>
				<FormRow>
					<Textarea
						restText={(rest) => t('form.rest', { rest: Math.max(0, rest) })}
						label={t('contact.message')}
						rows={6}
						maxLength={MAX_TEXT}
						{...form.field('text')}
					/>
				</FormRow>
				<FormRow>
					<ContactDetails form={form} />
				</FormRow>
				<FormRow>
					<ContactUploads
						onPick={setFiles}
						error={filesProblem ? errorText(filesProblem) : undefined}
					/>
				</FormRow>
				<FormRow>
					<Button type="submit" loading={form.formState.isSubmitting && t('form.sending')}>
						{t('contact.send')}
					</Button>
				</FormRow>
			</Form>
		</FormSection>
	);
}
