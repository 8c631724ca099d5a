import { type ContactForm, contactGroups } from '@korb/contracts/forms/forms';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { Accordion } from '../../ui/layout/accordion.tsx';
import styles from './contact-form-block.module.css';

const digits = new Set<keyof ContactForm>(['orderNumber', 'productEan', 'loyaltyId']);

/** Optional details that speed up the reply, collapsed by default. */
export function ContactDetails({ form }: { form: Form<ContactForm> }) {
	const t = useMessages();
	return (
		<div className={styles['groups']}>
			{(Object.keys(contactGroups) as (keyof typeof contactGroups)[]).map((group) => (
				<Accordion key={group} title={t(`contact.group.${group}`)} level={3} variant="line">
					<div className={styles['fields']}>
						{contactGroups[group].map((name) => (
							<TextField
								key={name}
								label={t(`contact.field.${name}`)}
								inputMode={digits.has(name) ? 'numeric' : undefined}
								{...form.field(name)}
							/>
						))}
					</div>
				</Accordion>
			))}
		</div>
	);
}
