import { type Resolver, useForm } from 'react-hook-form'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { type Place, states } from '../waitlist-values'

interface AreaFormProps {
  defaults: Place
  checking: boolean
  onSubmit: (place: Place) => void
  /** The place was edited, so the current answer no longer applies. */
  onEdit: () => void
}

const rules = () => import('../place.resolver')

const resolver: Resolver<Place, unknown, Place> = async (...form) => {
  try {
    return await (await rules()).placeResolver(...form)
  } catch {
    const message = 'Não foi possível verificar a área. Tente novamente em alguns instantes'
    return { values: {}, errors: { root: { type: 'network', message } } }
  }
}
const stateOptions = states.map(({ name }) => ({ value: name, label: name }))

/** Where the restaurant is. */
export function AreaForm({ defaults, checking, onSubmit, onEdit }: AreaFormProps) {
  const { register, handleSubmit, clearErrors, formState } = useForm<Place>({
    resolver,
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const field = (name: keyof Place) =>
    register(name, {
      onChange: () => {
        clearErrors(name)
        onEdit()
      },
    })
  return (
    <form
      noValidate
      onSubmit={handleSubmit(onSubmit)}
      onFocus={() => void rules().catch(() => undefined)}
      className="grid gap-5 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
    >
      <TextField
        label="Cidade"
        autoComplete="address-level2"
        required
        error={errors.city?.message}
        {...field('city')}
      />
      <SelectField
        label="Estado"
        options={stateOptions}
        placeholder="Selecione"
        autoComplete="address-level1"
        required
        error={errors.state?.message}
        {...field('state')}
      />
      <Button type="submit" loading={checking} loadingText="Verificando..." className="sm:mt-[1.8125rem]">
        Verificar área
      </Button>
      {errors.root?.message && (
        <Notice tone="danger" live className="sm:col-span-3">
          {errors.root.message}
        </Notice>
      )}
    </form>
  )
}
