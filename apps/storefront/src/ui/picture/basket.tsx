import { basketShape } from '@korb/contracts/order/full-basket';
import type { ReactNode } from 'react';

type BasketProps = {
	className: string | undefined;
	viewBox?: string;
	/** Drawn inside the basket; `beside` is drawn next to it. */
	contents?: ReactNode;
	beside?: ReactNode;
};

const { body, handle } = basketShape;

/** Drawn in the theme's wood colours. Inlined, because it is shown when nothing can be fetched. */
export function Basket({ className, viewBox = '82 110 476 436', contents, beside }: BasketProps) {
	return (
		<svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
			<defs>
				<linearGradient id="basket-strand" x2="0" y2="1">
					<stop style={{ stopColor: 'var(--basket-light)' }} />
					<stop offset=".55" style={{ stopColor: 'var(--basket-mid)' }} />
					<stop offset="1" style={{ stopColor: 'var(--basket-dark)' }} />
				</linearGradient>
				<linearGradient id="basket-round">
					<stop stopOpacity=".32" />
					<stop offset=".22" stopColor="white" stopOpacity=".14" />
					<stop offset=".55" stopOpacity="0" />
					<stop offset="1" stopOpacity=".34" />
				</linearGradient>
				<pattern
					id="basket-weave"
					x="81"
					y="331"
					width="46"
					height="55"
					patternUnits="userSpaceOnUse"
				>
					<rect width="43" height="25" rx="11" fill="url(#basket-strand)" />
					<rect x="-23" y="27.5" width="43" height="25" rx="11" fill="url(#basket-strand)" />
					<rect x="23" y="27.5" width="43" height="25" rx="11" fill="url(#basket-strand)" />
				</pattern>
			</defs>
			<ellipse cx="320" cy="526" rx="220" ry="14" opacity=".12" />
			<g fill="none">
				<path d={handle} style={{ stroke: 'var(--basket-dark)' }} strokeWidth="25" />
				<path d={handle} style={{ stroke: 'var(--basket-mid)' }} strokeWidth="19" />
				<path
					d={handle}
					style={{ stroke: 'var(--basket-light)' }}
					strokeWidth="8"
					strokeDasharray="15 11"
					strokeLinecap="round"
				/>
			</g>
			<ellipse cx="320" cy="322" rx="222" ry="26" style={{ fill: 'var(--basket-dark)' }} />
			<ellipse cx="320" cy="322" rx="222" ry="26" opacity=".5" />
			{contents}
			<path d={body} style={{ fill: 'var(--basket-dark)' }} />
			<path d={body} fill="url(#basket-weave)" />
			<path d={body} fill="url(#basket-round)" />
			<path
				d="M98 322 Q320 350 542 322"
				fill="none"
				style={{ stroke: 'var(--basket-mid)' }}
				strokeWidth="24"
				strokeLinecap="round"
			/>
			<path
				d="M98 322 Q320 350 542 322"
				fill="none"
				style={{ stroke: 'var(--basket-light)' }}
				strokeWidth="13"
				strokeDasharray="17 12"
				strokeLinecap="round"
			/>
			{beside}
		</svg>
	);
}
