import 'vanilla-cookieconsent/dist/css-components/base.css'
import 'vanilla-cookieconsent/dist/css-components/consent-modal.css'
import './banner.css'
import * as library from 'vanilla-cookieconsent'
import { paths } from '@/config/paths'
import { whenNoDialogIsOpen } from '@/ui/open-dialog'
import { revision } from './revision'

const links = `<a href="${paths.privacy}">Política de Privacidade</a><a href="${paths.terms}">Termos de Uso</a>`

/**
 * Necessary cookies, and those that need consent. No script uses `statistics` yet. Adding the first one requires
 * raising `revision`, which asks every visitor again with its name (LGPD, art. 8, § 4), and loading this file for
 * visitors who have accepted: today it is not loaded after an answer.
 */
const ready = library.run({
  cookie: { name: 'cookieConsent', useLocalStorage: true, expiresAfterDays: 182 },
  revision,
  autoShow: false,
  // The page stays usable before an answer.
  disablePageInteraction: false,
  hideFromBots: false,
  guiOptions: {
    consentModal: { layout: 'bar inline', position: 'bottom', equalWeightButtons: true, flipButtons: false },
    preferencesModal: { layout: 'box', equalWeightButtons: true, flipButtons: false },
  },
  categories: { necessary: { enabled: true, readOnly: true }, statistics: { enabled: false } },
  language: {
    default: 'pt-BR',
    translations: {
      'pt-BR': {
        consentModal: {
          label: 'Aviso de cookies',
          title: 'Cookies e dados neste aparelho',
          description:
            'Guardamos neste aparelho o que faz o site funcionar: sua idade confirmada, seu login e o que você digitou. Hoje não medimos o uso; se um dia medirmos, perguntamos antes.',
          acceptAllBtn: 'Aceitar Cookies',
          acceptNecessaryBtn: 'Recusar opcionais',
          showPreferencesBtn: 'Escolher',
          footer: links,
        },
        preferencesModal: {
          title: 'Preferências de cookies',
          acceptAllBtn: 'Aceitar Cookies',
          acceptNecessaryBtn: 'Recusar opcionais',
          savePreferencesBtn: 'Salvar escolha',
          closeIconLabel: 'Fechar',
          sections: [
            {
              description:
                'O que é necessário fica sempre ligado. O que é opcional só existe com o seu aceite, e recusar não muda nada no que você pode fazer aqui.',
            },
            {
              title: 'Necessários (sempre ligados)',
              description:
                'Idade confirmada por 30 dias, login, rascunhos dos formulários, prevenção a fraudes no pagamento e esta escolha. Sem eles o site não funciona.',
              linkedCategory: 'necessary',
            },
            {
              title: 'Estatísticas',
              description:
                'Medições de uso para melhorar o site. Hoje não usamos nenhuma: a sua resposta fica guardada, e se passarmos a usar alguma, diremos qual e perguntaremos de novo.',
              linkedCategory: 'statistics',
            },
          ],
        },
      },
    },
  },
})

/**
 * Shows the banner to visitors who have not answered yet. It waits for open dialogs: by taking the focus, it would
 * close them and lose what was typed.
 */
export async function askForConsent(): Promise<void> {
  await ready
  await new Promise<void>(whenNoDialogIsOpen)
  if (!library.validConsent()) library.show()
}

/** Shows the preferences with the current choice. Their style sheet loads with the first visitor who opens them. */
export async function showPreferences(): Promise<void> {
  await Promise.all([ready, import('./preferences-style')])
  library.showPreferences()
}
