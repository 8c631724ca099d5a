/** A plain bank page: few colours, readable without any further requests. */
export const style = `
:root { color-scheme: light dark;
	--ground: #f3f5f8; --paper: #ffffff; --ink: #14202e; --soft: #55647a; --line: #c6cfdb;
	--action: #1d4f91; --on-action: #ffffff; --wrong: #a3202a; --note: #fff4d6; --on-note: #5b4300;
	--radius: 10px; --gap: 16px; }
@media (prefers-color-scheme: dark) { :root {
	--ground: #0f1720; --paper: #18222e; --ink: #eaf0f7; --soft: #a6b3c4; --line: #3a4858;
	--action: #8db8f2; --on-action: #0b1a2d; --wrong: #ff9aa2; --note: #3a2f10; --on-note: #ffe2a0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
	font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.note { margin: 0; padding: 10px var(--gap); background: var(--note); color: var(--on-note);
	text-align: center; font-size: 14px; }
main { max-width: 460px; margin: 32px auto; padding: 28px; background: var(--paper);
	border: 1px solid var(--line); border-radius: var(--radius); }
main.wide { max-width: 1080px; }
h1 { margin: 0 0 20px; font-size: 24px; line-height: 1.25; }
h2 { margin: 28px 0 12px; font-size: 18px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px var(--gap); margin: 0 0 24px;
	padding: 14px 16px; background: var(--ground); border-radius: var(--radius); }
dt { color: var(--soft); } dd { margin: 0; text-align: right; font-weight: 600; }
label { display: block; margin: 0 0 6px; font-weight: 600; }
.field { margin: 0 0 18px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gap); }
input, select { width: 100%; min-height: 48px; padding: 10px 12px; font: inherit; color: inherit;
	background: var(--paper); border: 1px solid var(--soft); border-radius: 8px; }
input[aria-invalid=true] { border-color: var(--wrong); border-width: 2px; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.hint { margin: 6px 0 0; color: var(--soft); font-size: 14px; }
.error { margin: 6px 0 0; color: var(--wrong); font-size: 14px; font-weight: 600; }
button, .button { display: block; width: 100%; min-height: 48px; margin: 0 0 10px; padding: 12px 16px;
	font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
	color: var(--on-action); background: var(--action); border: 1px solid var(--action);
	border-radius: 8px; }
button.quiet { color: var(--action); background: transparent; }
details { margin-top: 20px; color: var(--soft); font-size: 14px; }
summary { min-height: 32px; cursor: pointer; }
details td { padding: 3px 14px 3px 0; }
code { font: 14px ui-monospace, Menlo, Consolas, monospace; }
table.list { width: 100%; border-collapse: collapse; font-size: 14px; }
table.list th, table.list td { padding: 8px; border-bottom: 1px solid var(--line); text-align: left; }
.scroll { overflow-x: auto; }
a { color: var(--action); }
.grid { display: grid; align-items: end; grid-template-columns: repeat(auto-fit, minmax(190px, 1fr)); gap: 0 var(--gap); }
@media (max-width: 520px) { main { margin: 0; border-width: 0 0 1px; border-radius: 0; padding: 20px; } }
`;
