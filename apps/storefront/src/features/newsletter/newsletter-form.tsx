import { type FormEvent, useId, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useMessages } from '../../lib/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './newsletter-form.module.css';

type Outcome = 'open' | 'sending' | 'sent' | 'failed';

export function NewsletterForm() {
	const t = useMessages();
	const id = useId();
	const [outcome, setOutcome] = useState<Outcome>('open');
	const subscribe = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const email = String(new FormData(event.currentTarget).get('email'));
		setOutcome('sending');
		const request = api.post('/api/newsletter/subscribe', { body: { email, topics: [] } });
		setOutcome(
			await request.then(
				() => 'sent' as const,
				() => 'failed' as const,
			),
		);
	};
	return (
		<form className={styles['form']} onSubmit={(event) => void subscribe(event)}>
			<label className="visually-hidden" htmlFor={id}>
				{t('newsletter.email')}
			</label>
			<input
				id={id}
				name="email"
				type="email"
				required
				maxLength={50}
				autoComplete="email"
				placeholder={t('newsletter.email')}
			/>
			<Button
				type="submit"
				variant="club"
				loading={outcome === 'sending' && t('newsletter.sending')}
			>
				{t('newsletter.subscribe')}
			</Button>
			<p className={styles['outcome']} role="status">
				{outcome === 'sent' && t('newsletter.sent')}
				{outcome === 'failed' && t('newsletter.failed')}
			</p>
		</form>
	);
}
