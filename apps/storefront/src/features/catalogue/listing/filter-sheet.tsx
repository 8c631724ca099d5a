import { useState } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { SlidersHorizontalIcon } from '../../../ui/icons/sliders-horizontal.ts';
import { Tag } from '../../../ui/label/flag.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Facets } from './facets.tsx';
import styles from './filter-sheet.module.css';
import type { ListingProps } from './listing-props.ts';

/** Facets as a sheet on small screens; without JavaScript they unfold above the list. */
export function FilterSheet(props: ListingProps) {
	const t = useMessages();
	const [isOpen, setOpen] = useState(false);
	const { address, total, facets } = props.listing;
	const chosen = Object.values(address.filters).flat().length;
	if (facets.length === 0) return null;
	return (
		<>
			{/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the facets. */}
			<a
				href="#filter"
				className={classes(buttonClass({ variant: 'secondary', size: 'sm' }), styles['button'])}
				aria-haspopup="dialog"
				onClick={(event) => {
					event.preventDefault();
					setOpen(true);
				}}
			>
				<SlidersHorizontalIcon size="sm" />
				{t('listing.filter')}
				{chosen > 0 && <Tag tone="ink">{chosen}</Tag>}
			</a>
			<Dialog
				open={isOpen}
				onClose={() => setOpen(false)}
				title={t('listing.filter')}
				closeLabel={t('listing.closeFilter')}
				actions={
					<Button block onClick={() => setOpen(false)}>
						{t('listing.show', { count: total })}
					</Button>
				}
			>
				<Facets {...props} />
			</Dialog>
		</>
	);
}
