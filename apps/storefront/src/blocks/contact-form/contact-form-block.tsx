import { useMessages } from '../../lib/use-messages.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import type { BlockOf } from '../block-of.ts';
import { SendForm } from '../parts/send-form.tsx';

export function ContactFormBlock({ block }: { block: BlockOf<'contact-form'> }) {
	const t = useMessages();
	const topics = block.topics.map((topic) => ({ value: topic, text: topic }));
	return (
		<SendForm
			title={block.title}
			text={block.text}
			address="/api/contact"
			submit={t('contact.send')}
			thanks={t('contact.sent')}
		>
			{topics.length > 0 && (
				<SelectField name="topic" label={t('contact.topic')} options={topics} />
			)}
			<TextField
				name="name"
				label={t('contact.name')}
				autoComplete="name"
				maxLength={100}
				required
			/>
			<TextField
				name="email"
				type="email"
				label={t('contact.email')}
				autoComplete="email"
				maxLength={100}
				required
			/>
			<Textarea
				restText={(rest) => t('form.rest', { rest: Math.max(0, rest) })}
				name="message"
				label={t('contact.message')}
				rows={6}
				maxLength={4000}
				required
			/>
		</SendForm>
	);
}
