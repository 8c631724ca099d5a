import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FocusedSteps } from './focused-steps.tsx';
import { Progress } from './progress.tsx';

it.each([
	[50, 200, '25%', '50'],
	[300, 200, '100%', '200'],
	[-1, 200, '0%', '-1'],
	[1, 0, '0%', '0'],
])('%d of %d fills %s', (value, max, width, now) => {
	const html = renderToStaticMarkup(<Progress value={value} max={max} label="Gratislieferung" />);
	expect(html).toContain(`inline-size:${width}`);
	expect(html).toContain(`aria-valuenow="${now}"`);
});

it('marks the current step and says which are done', () => {
	const html = renderToStaticMarkup(
		<FocusedSteps
			label="Bestellung"
			current="pay"
			doneText="erledigt"
			steps={[
				{ key: 'cart', text: 'Korb' },
				{ key: 'pay', text: 'Zahlung' },
			]}
		/>,
	);
	expect(html).toMatch(/Korb<\/span><span class="visually-hidden"> erledigt/);
	expect(html).toMatch(/aria-current="step"[^>]*>.*2.*Zahlung/);
});
