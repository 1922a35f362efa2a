import { html, raw } from 'hono/html'
import { whatsAppLink } from '../whatsapp.ts'
import type { Block, Mail } from './mail.ts'

type Surroundings = {
  /** Base address of the site's pages. */
  siteUrl: string
  /** The page to stop e-mails of this kind; null for necessary ones. */
  unsubscribeUrl: string | null
  /** The number on which the farm answers the recipient; null if there is none. */
  farmPhone: string | null
}

type Markup = ReturnType<typeof html>

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const serif = "Georgia, 'Times New Roman', serif"
const table = raw('role="presentation" cellpadding="0" cellspacing="0"')

/** Identifies the e-mail, so that the farm knows what a question refers to. */
const chatUrl = ({ subject }: Mail, farmPhone: string): string =>
  whatsAppLink(farmPhone, `Olá! Recebi o e-mail “${subject}” e quero falar sobre ele.`)

const absolute = (to: string, siteUrl: string): string => new URL(to, siteUrl).href

/** The same look as supabase/templates, which Supabase Auth sends. */
function blockMarkup(block: Block, siteUrl: string): Markup {
  switch (block.type) {
    case 'text':
      return html`<p style="margin: 0 0 20px">${block.text}</p>`
    case 'facts':
      return html`<table ${table} width="100%" style="margin: 0 0 24px; border-top: 1px solid #eaddc4">${block.rows.map(
        ([label, value]) =>
          html`<tr><td style="padding: 10px 16px 10px 0; border-bottom: 1px solid #eaddc4; color: #5b5348; font-size: 14px; vertical-align: top; white-space: nowrap">${label}</td><td style="padding: 10px 0; border-bottom: 1px solid #eaddc4">${value}</td></tr>`,
      )}</table>`
    case 'receipt':
      return html`<table ${table} width="100%" style="margin: 0 0 24px; border-top: 1px solid #eaddc4">${block.rows.map(
        ({ name, quantity, amount }) =>
          html`<tr><td style="padding: 10px 16px 10px 0; border-bottom: 1px solid #eaddc4">${quantity} × ${name}</td><td align="right" style="padding: 10px 0; border-bottom: 1px solid #eaddc4; white-space: nowrap">${amount}</td></tr>`,
      )}<tr><td style="padding: 12px 16px 12px 0; font-weight: bold">Total</td><td align="right" style="padding: 12px 0; font-weight: bold; white-space: nowrap">${block.total}</td></tr></table>`
    case 'button':
      return html`<table ${table} style="margin: 0 0 24px"><tr><td style="background-color: #17402f; border-radius: 8px"><a href="${absolute(block.to, siteUrl)}" style="display: inline-block; padding: 14px 24px; font-size: 16px; font-weight: bold; color: #faf5ea; text-decoration: none">${block.label}</a></td></tr></table>`
    case 'small':
      return html`<p style="margin: 0 0 12px; font-size: 14px; color: #5b5348">${block.text}${
        block.link &&
        html` <a href="${absolute(block.link.to, siteUrl)}" style="color: #17402f">${block.link.label}</a>`
      }</p>`
  }
}

export function renderHtml(mail: Mail, { siteUrl, unsubscribeUrl, farmPhone }: Surroundings): string {
  return String(html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light" />
    <title>${mail.subject}</title>
  </head>
  <body style="margin: 0; padding: 0; background-color: #faf5ea; color: #1d1a16">
    <div style="display: none; max-height: 0; overflow: hidden">${mail.preview}</div>
    <table ${table} width="100%" style="background-color: #faf5ea">
      <tr>
        <td align="center" style="padding: 32px 16px">
          <table ${table} width="100%" style="max-width: 560px">
            <tr>
              <td style="background-color: #17402f; border-radius: 12px 12px 0 0; padding: 20px 28px">
                <span style="font-family: ${raw(serif)}; font-size: 22px; font-weight: bold; color: #faf5ea">Engenho 48</span>
              </td>
            </tr>
            <tr>
              <td style="background-color: #fffdf8; border: 1px solid #eaddc4; border-top: 4px double #c9832b; border-radius: 0 0 12px 12px; padding: 32px 28px 16px; font-family: ${raw(sans)}; font-size: 16px; line-height: 1.55">
                <h1 style="margin: 0 0 16px; font-family: ${raw(serif)}; font-size: 26px; line-height: 1.2; color: #17402f">${mail.heading}</h1>
                ${mail.blocks.map((block) => blockMarkup(block, siteUrl))}
              </td>
            </tr>
            <tr>
              <td style="padding: 20px 28px; font-family: ${raw(sans)}; font-size: 13px; line-height: 1.5; color: #5b5348">${
                farmPhone &&
                html`<a href="${chatUrl(mail, farmPhone)}" style="color: #17402f">Fale com a fazenda pelo WhatsApp</a><br /><br />`
              }Engenho 48 · Cachaça artesanal do Ceará e consultoria gastronômica.<br />O consumo de bebidas alcoólicas é proibido para menores de 18 anos. Beba com moderação.${
                unsubscribeUrl &&
                html`<br /><br />Não quer mais receber e-mails como este? <a href="${unsubscribeUrl}" style="color: #17402f">Parar estes e-mails</a>`
              }</td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`)
}

function blockText(block: Block, siteUrl: string): string {
  switch (block.type) {
    case 'text':
      return block.text
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'receipt':
      return [
        ...block.rows.map(({ name, quantity, amount }) => `${quantity} × ${name}: ${amount}`),
        `Total: ${block.total}`,
      ].join('\n')
    case 'button':
      return `${block.label}: ${absolute(block.to, siteUrl)}`
    case 'small':
      return block.link
        ? `${block.text}\n${block.link.label}: ${absolute(block.link.to, siteUrl)}`
        : block.text
  }
}

export function renderText(mail: Mail, { siteUrl, unsubscribeUrl, farmPhone }: Surroundings): string {
  return [
    mail.heading,
    ...mail.blocks.map((block) => blockText(block, siteUrl)),
    ...(farmPhone ? [`Fale com a fazenda pelo WhatsApp: ${chatUrl(mail, farmPhone)}`] : []),
    'Engenho 48 · Cachaça artesanal do Ceará e consultoria gastronômica.\nO consumo de bebidas alcoólicas é proibido para menores de 18 anos. Beba com moderação.',
    ...(unsubscribeUrl ? [`Parar estes e-mails: ${unsubscribeUrl}`] : []),
  ].join('\n\n')
}
