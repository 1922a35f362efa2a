import { type HtmlValue, html, type SafeHtml } from './html.ts'

/** Address of the style sheet of the local stack's pages. */
export const stylePath = '/style.css'

interface PageOptions {
  title: string
  /** A class on `body` for the page's layout. */
  layout?: string
  content: HtmlValue
}

/** The header of the local stack's pages. */
export function testBanner(text: string): SafeHtml {
  return html`<aside class="banner" aria-label="Aviso"><strong>Ambiente de teste:</strong> ${text}</aside>`
}

/** A complete page in Portuguese, styled, without scripts. */
export function page({ title, layout = '', content }: PageOptions): SafeHtml {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body class="${layout}">
${content}
</body>
</html>`
}

export const styleSheet = `
:root {
  --paper: #faf5ea; --card: #fffdf8; --clay: #eaddc4; --ink: #1d1a16; --soft: #5b5348;
  --cane: #17402f; --cane-deep: #0e2a20; --amber: #c9832b; --danger: #a3231b;
  font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; line-height: 1.5;
  color: var(--ink); background: var(--paper);
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; overflow-wrap: anywhere; }
h1, h2, h3, p, ul, dl, dd, figure { margin: 0; }
h1 { font-family: Georgia, 'Times New Roman', serif; font-size: 1.75rem; line-height: 1.2; font-weight: 600; }
h2 { font-family: Georgia, 'Times New Roman', serif; font-size: 1.25rem; line-height: 1.3; font-weight: 600; }
h3 { font-size: 1rem; line-height: 1.4; }
ul { padding: 0; list-style: none; }
a { color: var(--cane); text-underline-offset: 0.2em; }
code, .mono { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.875em; }
:focus-visible { outline: 3px solid var(--amber); outline-offset: 2px; border-radius: 6px; }
.soft { color: var(--soft); }
.small { font-size: 0.875rem; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.stack { display: grid; gap: 1rem; }
.stack-wide { display: grid; gap: 2rem; }
.tight { display: grid; gap: 0.25rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.between { display: flex; gap: 1rem; justify-content: space-between; align-items: baseline; }
.shell { max-width: 80rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; display: grid; gap: 2rem; }
.card { background: var(--card); border: 1px solid var(--clay); border-radius: 14px; padding: 1.25rem; }
.banner { background: var(--clay); padding: 0.625rem 1rem; text-align: center; font-size: 0.9375rem; }
.notice { border-left: 4px solid var(--amber); background: var(--card); padding: 0.75rem 1rem; border-radius: 6px; }
.alert { border-left: 4px solid var(--danger); background: #fbeae6; padding: 0.75rem 1rem; border-radius: 6px; }
.badge { display: inline-block; border-radius: 999px; padding: 0.125rem 0.75rem; font-size: 0.8125rem;
  border: 1px solid var(--clay); background: var(--paper); white-space: nowrap; }
.badge-good { background: var(--cane); border-color: var(--cane); color: var(--paper); }
.badge-wait { background: #f3dcb8; border-color: var(--amber); }
.badge-bad { background: #fbeae6; border-color: var(--danger); color: #7d1a14; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem;
  padding: 0.5rem 1.125rem; border-radius: 10px; border: 1px solid var(--cane); background: transparent;
  color: var(--cane); font: inherit; font-weight: 600; text-decoration: none; text-align: center; cursor: pointer; }
.button:hover { background: var(--clay); }
.button-main { background: var(--cane); color: var(--paper); }
.button-main:hover { background: var(--cane-deep); }
.button-danger { border-color: var(--danger); color: var(--danger); }
.button-wide { width: 100%; }
label { font-weight: 600; display: block; }
input { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid #8d8272; border-radius: 10px;
  background: #fff; color: var(--ink); font: inherit; }
.amount-input { width: 8.5rem; }
.field { display: grid; gap: 0.375rem; }
details > summary { cursor: pointer; min-height: 2.75rem; display: inline-flex; align-items: center;
  text-decoration: underline; text-underline-offset: 0.2em; }
pre { margin: 0; white-space: pre-wrap; font-family: inherit; }
dl.facts { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dl.facts dt { color: var(--soft); }
.columns { display: grid; gap: 2rem; }
.columns > * { min-width: 0; align-content: start; }
@media (min-width: 64rem) { .columns { grid-template-columns: 1fr 1fr; } }
`
