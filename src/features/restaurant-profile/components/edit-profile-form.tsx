import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Coins } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { formatCredits } from '@/format/money'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Section } from '@/ui/section'
import { UnsavedChanges } from '@/ui/unsaved-changes'
import { editProfileSchema, type ProfileValues } from '../profile.schema'
import { useDraft } from '../use-draft'
import type { LookUpCep } from './cep-field'
import { DraftNotice } from './draft-notice'
import { BasicFields, ContactFields, PlaceFields } from './profile-fields'

interface EditProfileFormProps {
  userId: string
  lookUpCep: LookUpCep
  values: ProfileValues
  /** In credits. */
  balance: number
  busy: boolean
  /** Resolves when the values are saved; until then the changes count as unsaved. */
  onSave: (values: ProfileValues) => Promise<unknown>
}

const resolver = standardSchemaResolver<ProfileValues, unknown, ProfileValues>(editProfileSchema)

/** All fields except the CNPJ. */
const fields = [
  'name',
  'restaurant_type',
  'contact_name',
  'contact_email',
  'contact_phone',
  'address',
  'city',
  'state',
] as const

export function EditProfileForm({ userId, lookUpCep, values, balance, busy, onSave }: EditProfileFormProps) {
  const form = useForm<ProfileValues>({ resolver, defaultValues: values, reValidateMode: 'onSubmit' })
  const { isDirty } = form.formState
  const draft = useDraft(form, userId, fields)

  async function save(edited: ProfileValues) {
    // A failure keeps the typed values; the page reports it.
    const saved = await onSave(edited).then(
      () => true,
      () => false,
    )
    if (!saved) return
    form.reset(edited)
    draft.clear()
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(save)}
      className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]"
    >
      <Card padding="lg">
        {draft.restored && <DraftNotice onDiscard={draft.discard} />}
        <Section kind="inner" title="Informações Básicas">
          <BasicFields form={form} existing />
        </Section>
        <Section kind="inner" title="Informações de Contato">
          <ContactFields form={form} />
        </Section>
        <Section kind="inner" title="Localização" className="last:mb-0">
          <PlaceFields form={form} lookUpCep={lookUpCep} />
        </Section>
      </Card>
      <div className="contents lg:sticky lg:top-24 lg:grid lg:gap-6">
        <Card ground="clay" look="plain" className="order-first lg:order-none">
          <p className="flex items-center gap-2 text-fg-muted">
            <Coins aria-hidden size={20} />
            Saldo de créditos
          </p>
          <p className="figures mt-1 font-figures text-heading">{formatCredits(balance)}</p>
        </Card>
        <div>
          <Button type="submit" size="lg" block loading={busy} loadingText="Salvando...">
            Salvar Alterações
          </Button>
          <p role="status" className="mt-2 min-h-6 text-center text-fg-muted text-sm">
            {isDirty && 'Há alterações não salvas'}
          </p>
        </div>
      </div>
      <UnsavedChanges
        active={isDirty && !busy}
        description="As alterações do perfil ainda não foram salvas."
        onLeave={draft.clear}
      />
    </form>
  )
}
