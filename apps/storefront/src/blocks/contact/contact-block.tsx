import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { MailIcon } from '../../ui/icons/mail.ts';
import { PhoneIcon } from '../../ui/icons/phone.ts';
import type { BlockOf } from '../block-of.ts';
import { MoreLink } from '../parts/more-link.tsx';
import styles from './contact-block.module.css';

export function ContactBlock({ block }: { block: BlockOf<'contact'> }) {
	const t = useMessages();
	return (
		<div className={styles['contact']}>
			<h2>{block.title}</h2>
			{block.addressLines.length > 0 && (
				<address>
					{block.addressLines.map((line) => (
						<span key={line}>{line}</span>
					))}
				</address>
			)}
			<ul>
				{block.phone && (
					<li>
						<PhoneIcon size="sm" />
						<AppLink href={`tel:${block.phone}`}>{block.phone}</AppLink>
					</li>
				)}
				{block.email && (
					<li>
						<MailIcon size="sm" />
						<AppLink href={`mailto:${block.email}`}>{block.email}</AppLink>
					</li>
				)}
			</ul>
			{block.hours.length > 0 && (
				<dl aria-label={t('contact.hours')}>
					{block.hours.map(({ days, time }) => (
						<div key={days}>
							<dt>{days}</dt>
							<dd>{time}</dd>
						</div>
					))}
				</dl>
			)}
			{block.link && <MoreLink link={block.link} />}
		</div>
	);
}
