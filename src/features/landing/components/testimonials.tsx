import { Section } from '@/ui/section'

const testimonials = [
  {
    words:
      'A carta antiga tinha quarenta linhas e ninguém lia. Hoje são onze drinks, todos com o nome do bairro, e a conta fecha em cada copo.',
    name: 'Joana Pessoa',
    house: 'Boteco do Mucuripe',
  },
  {
    words:
      'Eu sabia o que vendia, não sabia o que dava dinheiro. O relatório mostrou prato por prato, e tirei seis do cardápio sem saudade.',
    name: 'Raimundo Nonato',
    house: 'Peixaria Ponta Mar',
  },
  {
    words:
      'Recebi as garrafas na terça, provei com a equipe na quarta e na sexta o menu já estava na mesa. Foi esse o prazo, mesmo.',
    name: 'Clarice Bezerra',
    house: 'Bistrô Aldeota',
  },
]

/** Three owners, in their words. */
export function Testimonials() {
  return (
    <Section id="depoimentos" ground="clay" title="Quem já serve">
      <ul className="grid gap-10 lg:grid-cols-3">
        {testimonials.map(({ words, name, house }) => (
          <li key={name}>
            <figure className="flex h-full flex-col border-fg border-t-2 pt-5">
              <blockquote className="font-display text-subheading leading-snug">“{words}”</blockquote>
              <figcaption className="mt-auto pt-6">
                <span className="block font-semibold">{name}</span>
                <span className="text-fg-muted">{house}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
