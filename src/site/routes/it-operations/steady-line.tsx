/** The signal after the incident: one small beat, then level across the whole width. */
export function SteadyLine() {
  return (
    <svg
      viewBox="0 0 1000 100"
      aria-hidden="true"
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-0 h-20 w-full md:h-28"
    >
      <path
        d="M0 50H880l8-4 6 10 9-44 11 76 9-46 7 12 6-4H1000"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
        strokeLinejoin="round"
        fill="none"
        className="stroke-it"
      />
    </svg>
  )
}
