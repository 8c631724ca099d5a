import { AppLink } from '../../platform/navigation/app-link.tsx';
import { ArrowRightIcon } from '../../ui/icons/arrow-right.ts';
import type { BlockOf } from '../block-of.ts';
import { BlockIcon } from '../parts/block-icon.tsx';
import styles from './option-block.module.css';

export function OptionBlock({ block }: { block: BlockOf<'option'> }) {
	return (
		<div className={styles['option']}>
			<h2>{block.title}</h2>
			{block.text && <p>{block.text}</p>}
			<ul>
				{block.options.map((option) => (
					<li key={option.label}>
						<AppLink href={option.href} isExternal>
							<span className={styles['icon']}>
								<BlockIcon name={option.icon} />
							</span>
							<span>
								<b>{option.label}</b>
								{option.text && <span>{option.text}</span>}
							</span>
							<ArrowRightIcon size="sm" />
						</AppLink>
					</li>
				))}
			</ul>
		</div>
	);
}
