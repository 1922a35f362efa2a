/** The checks of auth and of settings that only the Management API shows. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { checkAuth, checkSettings } from '../../supabase/operations/check-hosted/check-auth.ts'
import type { Deployment } from '../../supabase/operations/check-hosted/deployment.ts'
import { answering, broken, containing, deployment, nothing } from './support/deployments.ts'
import { stack } from './support/stack.ts'

describe('auth', () => {
  test('leads to this site from the embedded stack', async () => {
    expect(await checkAuth(deployment)).toEqual(nothing)
  })

  test('that confirms no addresses is reported, except on a local stack', async () => {
    expect(await checkAuth({ ...deployment, local: false })).toEqual(broken('addresses are not confirmed'))
  })

  test('whose links lead to another site, or to any site, is reported', async () => {
    expect(await checkAuth({ ...deployment, siteUrl: 'https://engenho48.com.br' })).toEqual(
      broken(
        containing('links to https://engenho48.com.br/auth lead to'),
        containing('links to another site lead to'),
      ),
    )
    const open = await answering(({ url = '/' }) => {
      const target = new URL(url, stack.api_url).searchParams.get('redirect_to')
      if (target) return { status: 303, headers: { location: target } }
      return {
        body: {
          disable_signup: true,
          mailer_autoconfirm: false,
          external: { email: true, anonymous_users: true },
        },
      }
    })
    expect(await checkAuth({ ...deployment, apiUrl: open })).toEqual(
      broken(
        'nobody can sign up by e-mail',
        'visitors can sign in without an address',
        'links to another site lead to https://elsewhere.example/',
      ),
    )
  })
})

describe('settings that only the Management API shows', () => {
  const names = ['confirmation', 'recovery', 'email_change'] as const
  const subjects = {
    confirmation: 'Confirme seu e-mail · Engenho 48',
    recovery: 'Crie uma nova senha · Engenho 48',
    email_change: 'Confirme a troca de e-mail · Engenho 48',
  }

  async function projectWith(changes: Record<string, unknown>, secrets: string[]): Promise<Deployment> {
    const auth: Record<string, unknown> = { site_url: stack.app_url, smtp_host: 'smtp.example.com' }
    for (const name of names) {
      auth[`mailer_subjects_${name}`] = subjects[name]
      auth[`mailer_templates_${name}_content`] = await readFile(`supabase/templates/${name}.html`, 'utf8')
    }
    const url = await answering(({ url = '', headers }) => {
      if (headers.authorization !== 'Bearer sbp_token') return { status: 401 }
      return { body: url.endsWith('/secrets') ? secrets.map((name) => ({ name })) : { ...auth, ...changes } }
    })
    return { ...deployment, management: { url, project: 'engenhoproductionref', accessToken: 'sbp_token' } }
  }
  const secrets = [
    'SITE_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'RESEND_API_KEY',
    'DIDIT_API_KEY',
    'DIDIT_WORKFLOW_ID',
    'DIDIT_WEBHOOK_SECRET',
    'FOCUS_NFE_TOKEN',
    'FOCUS_NFE_ENVIRONMENT',
  ]

  test("pass when they equal the repository's", async () => {
    expect(await checkSettings(await projectWith({}, secrets))).toEqual(nothing)
  })

  test('are reported one by one when they differ', async () => {
    const changes = {
      site_url: 'http://localhost:3000',
      smtp_host: null,
      mailer_subjects_recovery: 'Reset Your Password',
      mailer_templates_confirmation_content: '<h2>Confirm your signup</h2>',
    }
    expect(
      await checkSettings(
        await projectWith(changes, [
          'SITE_URL',
          'STRIPE_API_BASE',
          'RESEND_API_BASE',
          'DIDIT_API_BASE',
          'FOCUS_NFE_API_BASE',
        ]),
      ),
    ).toEqual(
      broken(
        'site_url is http://localhost:3000',
        containing('no SMTP server'),
        "the subject of recovery is not the repository's",
        "the e-mail confirmation is not the repository's",
        'the secret STRIPE_WEBHOOK_SECRET is missing',
        containing('STRIPE_API_BASE is set'),
        containing('RESEND_API_BASE is set'),
        containing('DIDIT_API_BASE is set'),
        containing('FOCUS_NFE_API_BASE is set'),
        containing('RESEND_API_KEY is missing'),
        containing('DIDIT_API_KEY is missing'),
      ),
    )
  })

  test('are reported when they were pushed without their variables', async () => {
    expect(await checkSettings(await projectWith({ smtp_host: 'env(SMTP_HOST)' }, secrets))).toEqual(
      broken('the SMTP server is called env(SMTP_HOST)'),
    )
  })

  test('are reported as not checked without an access token', async () => {
    expect(await checkSettings(deployment)).toEqual({ unchecked: containing('SUPABASE_ACCESS_TOKEN') })
  })
})
