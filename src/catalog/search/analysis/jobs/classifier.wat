;; The loops of the classifier of jobs. `npm run kernel` makes classifier.wasm of it.
;;
;; Jobs are numbers below `count`. The arrays of job-memory.ts lie at the addresses that are imported: by job the sums
;; (f32), zero between two calls, flags (u8: 1 for a job that a word has touched, 2 for one that is likelier), and the best
;; shares and the doubts (f32); then the jobs that were touched (u16) and their weights (f32). An entry of the model is a job above
;; eight bits of its weight. Sums are rounded to 32 bits after each addition, as they are when they are stored.
(module
  (import "jobs" "memory" (memory 1))
  (import "jobs" "starts" (global $starts i32))
  (import "jobs" "entries" (global $entries i32))
  (import "jobs" "sums" (global $sums i32))
  (import "jobs" "flags" (global $flags i32))
  (import "jobs" "touched" (global $touched i32))
  (import "jobs" "weights" (global $weights i32))
  (import "jobs" "best" (global $best i32))
  (import "jobs" "doubts" (global $doubts i32))
  (import "jobs" "exponentials" (global $exponentials i32))
  (import "jobs" "steps" (global $steps f64))
  (import "jobs" "negligible" (global $negligible f64))
  (import "jobs" "negligibleAt" (global $negligible_at i32))
  (import "jobs" "count" (global $count i32))
  ;; How many jobs were touched by the last call of `weigh`.
  (global $touched_count (mut i32) (i32.const 0))

  (func $entry_at (param $bucket i32) (result i32)
    (i32.add (global.get $entries)
      (i32.shl (i32.load (i32.add (global.get $starts) (i32.shl (local.get $bucket) (i32.const 2)))) (i32.const 2))))

  ;; Adds up what features from..to say for each job: a bucket (i32) in 16 bytes, then behind eight of them its value (f64).
  ;; Writes the jobs whose sums are at least `least`, in their order, and the sums; returns how many.
  (func (export "sum_word") (param $from i32) (param $to i32) (param $least f32) (param $jobs i32) (param $own i32) (result i32)
    (local $at i32) (local $end i32) (local $entry i32) (local $place i32) (local $value f64) (local $job i32) (local $sum f32) (local $found i32)
    ;; All are read from memory at the same time before any is worked on: else the processor waits for one after the other.
    (local.set $at (local.get $from))
    (block $fetched
      (loop $next_fetch
        (br_if $fetched (i32.ge_u (local.get $at) (local.get $to)))
        (local.set $place (call $entry_at (i32.load (local.get $at))))
        (local.set $entry
          (i32.add (local.get $entry) (i32.add (i32.load (local.get $place)) (i32.add (i32.load offset=64 (local.get $place)) (i32.load offset=128 (local.get $place))))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next_fetch)))
    (i32.store (local.get $jobs) (local.get $entry))
    (block $summed
      (loop $next_feature
        (br_if $summed (i32.ge_u (local.get $from) (local.get $to)))
        (local.set $value (f64.load offset=8 (local.get $from)))
        (local.set $at (call $entry_at (i32.load (local.get $from))))
        (local.set $end (call $entry_at (i32.add (i32.load (local.get $from)) (i32.const 1))))
        (local.set $from (i32.add (local.get $from) (i32.const 16)))
        (loop $next_entry
          (br_if $next_feature (i32.ge_u (local.get $at) (local.get $end)))
          (local.set $entry (i32.load (local.get $at)))
          (local.set $place (i32.add (global.get $sums) (i32.shl (i32.shr_s (local.get $entry) (i32.const 8)) (i32.const 2))))
          (f32.store (local.get $place)
            (f32.demote_f64 (f64.add (f64.promote_f32 (f32.load (local.get $place)))
              (f64.mul (f64.convert_i32_s (i32.extend8_s (local.get $entry))) (local.get $value)))))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br $next_entry))))
    (local.set $place (global.get $sums))
    (loop $next_job
      (local.set $sum (f32.load (local.get $place)))
      (f32.store (local.get $place) (f32.const 0))
      ;; Written in any case, since nobody can foretell which ones stay.
      (i32.store16 (i32.add (local.get $jobs) (i32.shl (local.get $found) (i32.const 1))) (local.get $job))
      (f32.store (i32.add (local.get $own) (i32.shl (local.get $found) (i32.const 2))) (local.get $sum))
      (local.set $found (i32.add (local.get $found) (f32.ge (f32.abs (local.get $sum)) (local.get $least))))
      (local.set $place (i32.add (local.get $place) (i32.const 4)))
      (local.set $job (i32.add (local.get $job) (i32.const 1)))
      (br_if $next_job (i32.lt_u (local.get $job) (global.get $count))))
    (local.get $found))

  ;; Notes that a job is touched, at the end of those that are; returns how many are then.
  (func $touch (param $job i32) (param $touched i32) (result i32)
    (local $flag i32) (local $flags i32)
    (local.set $flag (i32.add (global.get $flags) (local.get $job)))
    (local.set $flags (i32.load8_u (local.get $flag)))
    (i32.store16 (i32.add (global.get $touched) (i32.shl (local.get $touched) (i32.const 1))) (local.get $job))
    (i32.store8 (local.get $flag) (i32.or (local.get $flags) (i32.const 1)))
    (i32.sub (i32.add (local.get $touched) (i32.const 1)) (i32.and (local.get $flags) (i32.const 1))))

  ;; The weight of a job below the highest sum by -power; the element behind the exponentials is zero.
  (func $exponential (param $power f64) (result f64)
    (f64.promote_f32 (f32.load (i32.add (global.get $exponentials)
      (i32.shl
        (select
          (global.get $negligible_at)
          (i32.trunc_sat_f64_s (f64.add (f64.mul (f64.neg (local.get $power)) (global.get $steps)) (f64.const 0.5)))
          (f64.lt (local.get $power) (global.get $negligible)))
        (i32.const 2))))))

  ;; The greater of two numbers, without the branches for what is no number.
  (func $greater (param $one f64) (param $other f64) (result f64)
    (f64x2.extract_lane 0 (f64x2.pmax (f64x2.splat (local.get $one)) (f64x2.splat (local.get $other)))))

  ;; Weighs the jobs of a text: its words at words..words_end (three i32 each: where its jobs lie, its sums, how many) and
  ;; its pairs at pairs..pairs_end (a bucket each); sums count `thin` times, and so many `likely` jobs have better odds.
  ;; Leaves the weights of those that were touched; returns what the weights of all jobs add up to.
  (func (export "weigh") (param $words i32) (param $words_end i32) (param $pairs i32) (param $pairs_end i32)
      (param $scale f64) (param $pair_value f64) (param $thin f64) (param $likely i32) (param $odds f64) (result f64)
    (local $at i32) (local $own i32) (local $end i32) (local $entry i32) (local $job i32) (local $place i32) (local $touched i32)
    (local $flags i32) (local $sum f64) (local $most f64) (local $total f64)
    (block $words_done
      (loop $next_word
        (br_if $words_done (i32.ge_u (local.get $words) (local.get $words_end)))
        (local.set $at (i32.load (local.get $words)))
        (local.set $own (i32.load offset=4 (local.get $words)))
        (local.set $end (i32.add (local.get $at) (i32.shl (i32.load offset=8 (local.get $words)) (i32.const 1))))
        (local.set $words (i32.add (local.get $words) (i32.const 12)))
        (loop $next_sum
          (br_if $next_word (i32.ge_u (local.get $at) (local.get $end)))
          (local.set $job (i32.load16_u (local.get $at)))
          (local.set $touched (call $touch (local.get $job) (local.get $touched)))
          (local.set $place (i32.add (global.get $sums) (i32.shl (local.get $job) (i32.const 2))))
          (f32.store (local.get $place) (f32.add (f32.load (local.get $place)) (f32.load (local.get $own))))
          (local.set $at (i32.add (local.get $at) (i32.const 2)))
          (local.set $own (i32.add (local.get $own) (i32.const 4)))
          (br $next_sum))))
    (block $pairs_done
      (loop $next_pair
        (br_if $pairs_done (i32.ge_u (local.get $pairs) (local.get $pairs_end)))
        (local.set $at (call $entry_at (i32.load (local.get $pairs))))
        (local.set $end (call $entry_at (i32.add (i32.load (local.get $pairs)) (i32.const 1))))
        (local.set $pairs (i32.add (local.get $pairs) (i32.const 4)))
        (loop $next_entry
          (br_if $next_pair (i32.ge_u (local.get $at) (local.get $end)))
          (local.set $entry (i32.load (local.get $at)))
          (local.set $job (i32.shr_s (local.get $entry) (i32.const 8)))
          (local.set $touched (call $touch (local.get $job) (local.get $touched)))
          (local.set $place (i32.add (global.get $sums) (i32.shl (local.get $job) (i32.const 2))))
          (f32.store (local.get $place)
            (f32.demote_f64 (f64.add (f64.promote_f32 (f32.load (local.get $place)))
              (f64.mul (f64.mul (f64.convert_i32_s (i32.extend8_s (local.get $entry))) (local.get $scale)) (local.get $pair_value)))))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br $next_entry))))
    (global.set $touched_count (local.get $touched))
    (local.set $at (global.get $touched))
    (local.set $end (i32.add (global.get $touched) (i32.shl (local.get $touched) (i32.const 1))))
    (local.set $own (global.get $weights))
    (block $thinned
      (loop $next_job
        (br_if $thinned (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $job (i32.load16_u (local.get $at)))
        (local.set $place (i32.add (global.get $flags) (local.get $job)))
        (local.set $flags (i32.and (i32.load8_u (local.get $place)) (i32.const 2)))
        (i32.store8 (local.get $place) (local.get $flags))
        (local.set $place (i32.add (global.get $sums) (i32.shl (local.get $job) (i32.const 2))))
        (local.set $sum (f64.mul (f64.promote_f32 (f32.load (local.get $place))) (local.get $thin)))
        (f32.store (local.get $place) (f32.const 0))
        (if (local.get $flags)
          (then
            (local.set $likely (i32.sub (local.get $likely) (i32.const 1)))
            (local.set $sum (f64.add (local.get $sum) (local.get $odds)))))
        (f32.store (local.get $own) (f32.demote_f64 (local.get $sum)))
        (local.set $most (call $greater (local.get $most) (local.get $sum)))
        (local.set $at (i32.add (local.get $at) (i32.const 2)))
        (local.set $own (i32.add (local.get $own) (i32.const 4)))
        (br $next_job)))
    ;; Those that nothing has touched: the likelier ones, and all others.
    (if (local.get $likely)
      (then
        (local.set $most (call $greater (local.get $most) (local.get $odds)))
        (local.set $total
          (f64.mul (f64.convert_i32_s (local.get $likely)) (call $exponential (f64.sub (local.get $odds) (local.get $most)))))))
    (local.set $total
      (f64.add (local.get $total)
        (f64.mul
          (f64.convert_i32_s (i32.sub (i32.sub (global.get $count) (local.get $touched)) (local.get $likely)))
          (call $exponential (f64.neg (local.get $most))))))
    (local.set $end (local.get $own))
    (local.set $own (global.get $weights))
    (block $weighed
      (loop $next_weight
        (br_if $weighed (i32.ge_u (local.get $own) (local.get $end)))
        (local.set $sum (call $exponential (f64.sub (f64.promote_f32 (f32.load (local.get $own))) (local.get $most))))
        (f32.store (local.get $own) (f32.demote_f64 (local.get $sum)))
        (local.set $total (f64.add (local.get $total) (local.get $sum)))
        (local.set $own (i32.add (local.get $own) (i32.const 4)))
        (br $next_weight)))
    (local.get $total))

  (func (export "touched_count") (result i32) (global.get $touched_count))

  ;; Raises the best shares of the touched jobs to those of the last text, whose weights add up to `total`.
  (func (export "keep_best") (param $total f64)
    (local $at i32) (local $end i32) (local $own i32) (local $place i32) (local $share f64)
    (local.set $at (global.get $touched))
    (local.set $end (i32.add (global.get $touched) (i32.shl (global.get $touched_count) (i32.const 1))))
    (local.set $own (global.get $weights))
    (block $done
      (loop $next_job
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $place (i32.add (global.get $best) (i32.shl (i32.load16_u (local.get $at)) (i32.const 2))))
        (local.set $share (f64.div (f64.promote_f32 (f32.load (local.get $own))) (local.get $total)))
        (f32.store (local.get $place)
          (f32.demote_f64 (call $greater (f64.promote_f32 (f32.load (local.get $place))) (local.get $share))))
        (local.set $at (i32.add (local.get $at) (i32.const 2)))
        (local.set $own (i32.add (local.get $own) (i32.const 4)))
        (br $next_job))))

  ;; Lessens the doubts that a text trusted so far speaks against, where what is believed already is `least` or more; best
  ;; shares are zero afterwards.
  (func (export "believe") (param $trust f64) (param $least f64)
    (local $at i32) (local $end i32) (local $place i32) (local $doubt f64)
    (local.set $at (global.get $doubts))
    (local.set $place (global.get $best))
    (local.set $end (i32.add (local.get $at) (i32.shl (global.get $count) (i32.const 2))))
    (loop $next_job
      (local.set $doubt (f64.promote_f32 (f32.load (local.get $at))))
      (if (f64.ge (f64.sub (f64.const 1) (local.get $doubt)) (local.get $least))
        (then
          (f32.store (local.get $at)
            (f32.demote_f64
              (f64.mul (local.get $doubt)
                (f64.sub (f64.const 1) (f64.mul (local.get $trust) (f64.promote_f32 (f32.load (local.get $place))))))))))
      (f32.store (local.get $place) (f32.const 0))
      (local.set $place (i32.add (local.get $place) (i32.const 4)))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (br_if $next_job (i32.lt_u (local.get $at) (local.get $end))))))
