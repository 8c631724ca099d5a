import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckboxField, Switch } from './checkbox-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { Textarea } from './textarea.tsx';

it('associates a field with its label, error and hint', () => {
	const html = renderToStaticMarkup(
		<TextField id="mail" label="E-Mail" hint="Für den Beleg" error="Bitte prüfen" />,
	);
	expect(html).toMatch(/<label[^>]* for="mail"><span>E-Mail/);
	expect(html).toMatch(/<input[^>]* id="mail"/);
	expect(html).toContain('aria-describedby="mail-error mail-hint"');
	expect(html).toContain('aria-invalid="true"');
	expect(html).toMatch(/<p id="mail-error"[^>]*>.*Bitte prüfen/);
});

it('sets no ARIA attributes on a field without error and hint', () => {
	const html = renderToStaticMarkup(<TextField label="E-Mail" />);
	expect(html).not.toMatch(/aria-describedby|aria-invalid/);
});

it('gives two fields distinct ids', () => {
	const html = renderToStaticMarkup(
		<>
			<TextField label="Vorname" />
			<TextField label="Nachname" />
		</>,
	);
	const ids = [...html.matchAll(/<input[^>]* id="([^"]+)"/g)].map(([, id]) => id);
	expect(new Set(ids).size).toBe(2);
});

it('counts characters visually and for screen readers', () => {
	const html = renderToStaticMarkup(
		<Textarea label="Nachricht" maxLength={15} restText={(rest) => `Noch ${rest} Zeichen`} />,
	);
	expect(html).toMatch(/aria-hidden="true"[^>]*>0 \/ 15</);
	expect(html).toContain('role="status">Noch 15 Zeichen<');
	expect(html).not.toContain('maxLength');
});

it('announces nothing while there is room', () => {
	const html = renderToStaticMarkup(
		<Textarea label="Nachricht" maxLength={250} restText={(rest) => `Noch ${rest} Zeichen`} />,
	);
	expect(html).toContain('role="status"></span>');
});

it('names a radio group by its legend and checks the given value', () => {
	const html = renderToStaticMarkup(
		<RadioGroup
			legend="Bezahlen"
			name="pay"
			value="card"
			onChange={() => undefined}
			error="Bitte wähle"
			options={[
				{ value: 'card', label: 'Karte' },
				{ value: 'bill', label: 'Rechnung' },
			]}
		/>,
	);
	expect(html).toMatch(/<fieldset aria-describedby="([^"]+)-error"><legend[^>]*>Bezahlen/);
	expect(html).toMatch(
		/<input type="radio"[^>]*checked=""[^>]*value="card"|value="card"[^>]*checked=""/,
	);
	expect(html.match(/checked=""/g)).toHaveLength(1);
});

it('labels switches, checkboxes and selects', () => {
	expect(renderToStaticMarkup(<Switch label="Newsletter" />)).toMatch(
		/<label.*Newsletter.*role="switch".*<\/label>/,
	);
	expect(renderToStaticMarkup(<CheckboxField label="Bio" />)).toMatch(
		/<label.*type="checkbox".*Bio.*<\/label>/,
	);
	expect(
		renderToStaticMarkup(
			<SelectField id="sort" label="Sortierung" options={[{ value: 'a', text: 'Preis' }]} />,
		),
	).toMatch(/for="sort".*<select[^>]* id="sort"><option value="a">Preis/);
});
